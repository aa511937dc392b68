import type { PlanOf } from '@chengban/kernel/page.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import type { Offered } from '@chengban/kernel/shape.ts'
import type { Filter } from '@chengban/kernel/statistics.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { useTotals } from '../data/use-rows.ts'
import { useEntity } from '../declarations/declarations.ts'
import { rowsOf } from './page/rows-of.ts'

export interface Child {
  readonly of: EntityName
  readonly by: string
  readonly label?: string
  readonly readOnly?: boolean
  readonly where?: Filter
  readonly begins?: Readonly<Record<string, string>>
  readonly offered?: readonly Offered[]
  readonly plan?: PlanOf
}

export interface RecordTab {
  readonly key: string
  readonly label?: string
  /** Named and counted by its entity. */
  readonly child?: Child
  readonly content: ReactNode
}

interface TabsProps {
  readonly tabs: readonly RecordTab[]
  readonly parent: string
  /** Which is shown, where something else than a press chooses too. */
  readonly chosen?: string | undefined
  readonly onChoose?: ((key: string) => void) | undefined
}

/** What belongs to the record, one part at a time. */
export const RecordTabs = ({ tabs, parent, chosen, onChoose }: TabsProps) => {
  const own = useState<string>()
  const [key, setKey] = onChoose ? [chosen, onChoose] : own
  const shown = tabs.find((tab) => tab.key === key) ?? tabs[0]
  return (
    <>
      {tabs.length > 1 && (
        <div className="cb-record-tabs" role="tablist">
          {tabs.map((tab) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              aria-selected={tab === shown}
              onClick={() => setKey(tab.key)}
            >
              {tab.child ? (
                <Suspense fallback={tab.child.label ?? '…'}>
                  <ChildName child={tab.child} parent={parent} />
                </Suspense>
              ) : (
                tab.label
              )}
            </button>
          ))}
        </div>
      )}
      <div className="cb-record-part" role={tabs.length > 1 ? 'tabpanel' : undefined}>
        <Suspense>{shown?.content}</Suspense>
      </div>
    </>
  )
}

const ChildName = ({ child, parent }: { readonly child: Child; readonly parent: string }) => {
  const entity = useEntity(child.of)
  const [count] = useTotals(entity, [{ filters: rowsOf(child, parent) }])
  return (
    <>
      {child.label ?? entity.label} {count !== undefined && <span>{count}</span>}
    </>
  )
}
