import type { Row } from '../../data/row.ts'
import type { List } from '../../list/use-list.ts'
import { bringsOn, isOffered, wordOf } from './phone-acts.ts'
import type { PhoneActs } from './use-phone-acts.ts'

interface Props {
  readonly list: List
  readonly row: Row
  readonly acts: PhoneActs
}

/** What can be done with the row of a card, at its foot, the usual act first and bold: the ink is for the page's own act. */
export const CardActs = ({ list: { entity, phoneActs }, row, acts }: Props) => {
  const offered = phoneActs.filter((act) => isOffered(entity, row, act))
  if (offered.length === 0) return null
  return (
    <div className="cb-card-acts">
      {offered.map((act, at) => (
        <button
          key={act.move ?? act.label}
          type="button"
          className={at === 0 && bringsOn(entity, row, act) ? 'cb-button is-main' : 'cb-button'}
          aria-pressed={act.mark ? row[act.mark] === true : undefined}
          disabled={acts.isBusy}
          onClick={() => void acts.begin(act, row)}
        >
          {wordOf(entity, row, act)}
        </button>
      ))}
    </div>
  )
}
