import { interfacesIn, propsOf } from './props-of.ts'
import { sources } from './sources.ts'
import styles from './props-table.module.css'

const read = sources.map(interfacesIn)
const interfaces = new Map(read.flatMap((entry) => entry.interfaces.map((found) => [found.name, found])))
const unions = new Map(read.flatMap((entry) => [...entry.unions]))

/** The props of a component as its source documents them. */
export function PropsTable({ interfaces: names }: { interfaces: readonly string[] }) {
  return names.map((name) => {
    const { props, foreign } = propsOf(name, interfaces)
    return (
      <section key={name} className={styles.props} aria-label={name}>
        {names.length > 1 && <h4 className={styles.title}>{name}</h4>}
        <dl className={styles.list}>
          {props.map((prop) => (
            <div key={prop.name} className={styles.prop}>
              <dt className={styles.name}>
                <code>{prop.name}</code>
                {!prop.isOptional && <span className={styles.required}>required</span>}
              </dt>
              <dd className={styles.meaning}>
                <code className={styles.type}>{unions.get(prop.type) ?? prop.type}</code>
                {prop.text && <Words text={prop.text} />}
              </dd>
            </div>
          ))}
        </dl>
        {foreign.length > 0 && (
          <p className={styles.foreign}>
            Also everything of <code>{foreign.join(', ')}</code>.
          </p>
        )}
      </section>
    )
  })
}

/** A comment with its `code`. */
function Words({ text }: { text: string }) {
  return (
    <p>
      {text.split('`').map((part, index) =>
        // The parts of one comment never move.
        index % 2 === 1 ? <code key={index}>{part}</code> : part,
      )}
    </p>
  )
}
