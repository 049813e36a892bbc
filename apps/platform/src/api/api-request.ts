import type { UploadedFile, Visitor } from './handler.ts'

/** What came with a call besides its head. */
export interface CallBody {
  /** The parsed JSON body or form fields; `undefined` when there was none. */
  body: unknown
  file: UploadedFile | null
}

/** One call as any transport hands it over. */
export interface ApiRequest {
  /** By which the lines of the log about this call are found. */
  id: string
  params: Record<string, string>
  /** The query string, with or without its question mark. */
  search: string
  authorization: string | null
  requestKey: string | null
  visitor: Visitor
  /** Reads what came besides the head. Asked once, when the caller was let in. */
  readBody(): Promise<CallBody>
}
