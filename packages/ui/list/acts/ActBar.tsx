import { PlusOutlined } from '@ant-design/icons'
import { isCreating } from '@chengban/kernel/phone-act.ts'
import { useCreating } from '../../list/use-creating.tsx'
import type { List } from '../../list/use-list.ts'
import { forAll, wordOf } from './phone-acts.ts'
import type { PhoneActs } from './use-phone-acts.ts'
import './acts.css'

/** The bar at the bottom of a phone page: acts that create a row, and acts on all rows shown. */
export const ActBar = ({ list, acts }: { readonly list: List; readonly acts: PhoneActs }) => {
  const { entity, asker, rows = [], phoneActs } = list
  // those not read yet are not meant
  const isPart = rows.length < (list.total ?? 0)
  const making = phoneActs.filter(isCreating)
  const { creates, asking } = useCreating(entity, asker, making.length === 0)
  const creating = creates ? making : []
  const all = phoneActs.map((act) => ({ act, rows: forAll(entity, rows, act) })).filter((each) => each.rows.length > 1)
  if (creating.length + all.length === 0) return asking
  return (
    <div className="cb-act-bar">
      {asking}
      {all.map(({ act, rows: meant }) => (
        <button
          key={act.move ?? act.label}
          type="button"
          className="cb-button large"
          disabled={acts.isBusy}
          onClick={() => void acts.beginAll(act, meant)}
        >
          {act.remind || isPart ? '一键' : '全部'}
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
