import { applies } from '@chengban/kernel/applies.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf } from '@chengban/kernel/field.ts'
import type { Account } from '@chengban/kernel/kinds/decimal.ts'
import { type Row, textValue } from '../data/row.ts'
import { cells } from '../kinds/cells.ts'
import { AccountBar } from '../marks/AccountBar.tsx'
import './ledger.css'

interface Props {
  readonly entity: Entity
  readonly row: Row
}

/** The figures of a record under its head, over the account bar where there is one; nothing before they say something. */
export const Ledger = ({ entity, row }: Props) => {
  const { title, fields = [] } = entity.audit?.figures ?? {}
  const seen = fields.filter((name) => {
    const field = fieldOf(entity.fields, name)
    return applies(field, row) && row[name] !== null && row[name] !== undefined
  })
  if (seen.length === 0) return null
  const account = accountOf(entity)
  return (
    <section className="cb-ledger" aria-label={title}>
      <dl>
        {seen.map((name) => {
          const field = fieldOf(entity.fields, name)
          const { Cell } = cells[field.kind]
          return (
            <div key={name}>
              <dt className={account && toneOf(account, name)}>{field.label}</dt>
              <dd>
                <Cell field={field} name={name} row={row} />
              </dd>
            </div>
          )
        })}
      </dl>
      {account && (
        <AccountBar
          total={textValue(row[account.total])}
          invoiced={textValue(row[account.invoiced])}
          received={textValue(row[account.received])}
          size="ledger"
        />
      )}
    </section>
  )
}

const accountOf = ({ fields }: Entity): Account | undefined =>
  Object.values(fields)
    .map(({ options }) => options.account)
    .find(Boolean)

const toneOf = (account: Account, name: string): string | undefined => {
  const part = (['invoiced', 'received', 'open'] as const).find((each) => account[each] === name)
  return part && `is-${part}`
}
