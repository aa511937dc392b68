import { PlusOutlined } from '@ant-design/icons'
import { isCreating } from '@chengban/kernel/phone-act.ts'
import type { List } from '../../list/use-list.ts'
import { mayCreate } from '../../record/asker.ts'
import { forAll, wordOf } from './phone-acts.ts'
import type { PhoneActs } from './use-phone-acts.ts'
import './acts.css'

/** At the foot of a phone page: what makes a new row, and what is done with all rows shown. */
export const ActBar = ({ list, acts }: { readonly list: List; readonly acts: PhoneActs }) => {
  const { entity, asker, rows = [], phoneActs } = list
  const creating = mayCreate(entity, asker) ? phoneActs.filter(isCreating) : []
  const all = phoneActs.map((act) => ({ act, rows: forAll(entity, rows, act) })).filter((each) => each.rows.length > 1)
  if (creating.length + all.length === 0) return null
  return (
    <div className="cb-act-bar">
      {all.map(({ act, rows: meant }) => (
        <button
          key={act.move ?? act.label}
          type="button"
          className="cb-button large"
          disabled={acts.isBusy}
          onClick={() => void acts.beginAll(act, meant)}
        >
          {act.remind ? '一键' : '全部'}
          {wordOf(entity, meant[0], act)} {meant.length}
        </button>
      ))}
      {creating.map((act, at) => (
        <button
          key={act.label}
          type="button"
          className={at === 0 ? 'cb-button ink large' : 'cb-button large'}
          disabled={acts.isBusy}
          onClick={() => void acts.begin(act)}
        >
          {at === 0 && <PlusOutlined />} {act.label}
        </button>
      ))}
    </div>
  )
}
