import { Icon } from '../shared/icons/icon.tsx'
import { type ExhibitGroup, Line, State } from './exhibit.tsx'
import styles from './foundations.module.css'

const SURFACES = [
  'page',
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'line',
  'line-strong',
  'accent',
]
const TEXTS = ['text', 'text-muted', 'text-faint', 'accent-text', 'positive', 'warning', 'danger', 'info']
const MONEY = ['real-money', 'bonus-money', 'demo']

const ICONS = ['search', 'menu-open', 'wallet', 'bell', 'gift', 'user', 'heart', 'info', 'copy', 'filter', 'arrow-next']

/** The raw material: colours by meaning, type, and the icon set. */
export const foundations: ExhibitGroup = {
  id: 'foundations',
  title: 'Foundations',
  exhibits: [
    {
      id: 'colours',
      name: 'Colours',
      about: 'Components use meanings only, never raw values. A test computes the contrast of every pair.',
      props: [],
      Show: () => (
        <>
          <State name="Surfaces, lines and the accent" width="wide">
            <div className={styles.swatches}>
              {SURFACES.map((token) => (
                <figure key={token} className={styles.swatch}>
                  <span className={styles.colour} data-token={token} />
                  <figcaption>--{token}</figcaption>
                </figure>
              ))}
            </div>
          </State>
          <State name="Words" surface="raised">
            {TEXTS.map((token) => (
              <p key={token} className={styles.word} data-token={token}>
                --{token}
              </p>
            ))}
          </State>
          <State name="Kinds of money" surface="sunken">
            {MONEY.map((token) => (
              <p key={token} className={styles.word} data-token={token}>
                --{token} 1,234.50 EUR
              </p>
            ))}
          </State>
        </>
      ),
    },
    {
      id: 'type',
      name: 'Type',
      about: 'One text face and one display face. Money, odds, times and counters use tabular figures.',
      props: [],
      Show: () => (
        <>
          <State name="Display">
            <p className={styles.hero}>Cloth, ivory, brass</p>
            <p className={styles.heading}>A heading of a section</p>
          </State>
          <State name="Text">
            <p>Sentences are set in the text face at 16 px with a line height of one and a half.</p>
            <p className={styles.small}>Notes under a control are 14 px.</p>
            <p className={styles.tiny}>Labels in dense places are 12 px.</p>
          </State>
          <State name="Tabular figures">
            <p className="tabular">1,111.11 EUR</p>
            <p className="tabular">8,888.88 EUR</p>
          </State>
        </>
      ),
    },
    {
      id: 'icon',
      name: 'Icon',
      about: 'One stroke set, in the colour of the text around it. Arrows follow the direction of writing.',
      props: [],
      Show: () => (
        <State name="A few of the set" width="wide">
          <Line>
            {ICONS.map((name) => (
              <Icon key={name} name={name} size={24} />
            ))}
          </Line>
        </State>
      ),
    },
  ],
}
