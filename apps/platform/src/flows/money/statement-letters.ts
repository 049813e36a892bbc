import type { StatementLetters } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { chooseLetters, wantsLetters } from '../../modules/money/statements/index.ts'
import type { Services } from '../../services.ts'
import { rulesFor } from '../person/player-rules.ts'

type Ports = Pick<Services, 'clock' | 'packs'>

/** Whether the player gets a statement by letter each month, and whether that is theirs to say. */
export async function statementLettersOf(db: Queryable, ports: Ports, playerId: string): Promise<StatementLetters> {
  const mayChoose = (await rulesFor(db, ports, playerId)).statements.lettersAlways !== true
  return { isWanted: !mayChoose || (await wantsLetters(db, playerId)), mayChoose }
}

/** Keeps the choice. Refuses `validation` to do without a letter that is always sent. */
export async function setStatementLetters(
  tx: Tx,
  ports: Ports,
  playerId: string,
  isWanted: boolean,
): Promise<StatementLetters> {
  const { mayChoose } = await statementLettersOf(tx, ports, playerId)
  if (!mayChoose && !isWanted) throw new Refusal('validation', { isWanted: [{ code: 'notOffered' }] })
  await chooseLetters(tx, playerId, isWanted, ports.clock.now())
  return { isWanted, mayChoose }
}
