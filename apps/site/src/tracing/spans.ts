import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api'

/** A span at work. Nothing is put below one that is over, however long what it began goes on. */
export interface OpenSpan {
  readonly span: Span
  isOver: boolean
}

interface Beginning {
  kind: SpanKind
  attributes?: Attributes
  /** What it goes on from; by default the span that the caller works for. */
  from?: Context
}

/** The spans of one process, and which of them the code that runs now works for. */
export class Spans {
  readonly #tracer: Tracer
  readonly #here = new AsyncLocalStorage<OpenSpan>()

  constructor(tracer: Tracer) {
    this.#tracer = tracer
  }

  /** The span that whoever asks works for. */
  current(): OpenSpan | undefined {
    const here = this.#here.getStore()
    return here?.isOver ? undefined : here
  }

  begin(name: string, { kind, attributes, from }: Beginning): OpenSpan {
    const here = this.current()
    const parent = from ?? (here ? trace.setSpan(ROOT_CONTEXT, here.span) : ROOT_CONTEXT)
    return { span: this.#tracer.startSpan(name, { kind, ...(attributes && { attributes }) }, parent), isOver: false }
  }

  /** Calls `work`, which then works for the span, with all it awaits. */
  within<Result>(open: OpenSpan, work: () => Result): Result {
    return this.#here.run(open, work)
  }

  /** Ends a span. Of an error its kind is told and never its words, in which a player may stand. */
  end(open: OpenSpan, { attributes, error }: { attributes?: Attributes; error?: string | undefined } = {}): void {
    if (open.isOver) return
    open.isOver = true
    if (attributes) open.span.setAttributes(attributes)
    if (error) open.span.setAttribute('error.type', error).setStatus({ code: SpanStatusCode.ERROR })
    open.span.end()
  }
}

/** What kind of error it is: the code of the database or of Node, or else the name of its class. */
export function kindOf(error: unknown): string {
  const { code, cause, name } = error as { code?: unknown; cause?: { code?: unknown }; name?: unknown }
  return [code, cause?.code, name].find((word) => typeof word === 'string') ?? 'unknown'
}
