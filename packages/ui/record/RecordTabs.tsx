import type { EntityName } from '@chengban/kernel/registry.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { useTotals } from '../data/use-rows.ts'
import { useEntity } from '../declarations/declarations.ts'

export interface Child {
  readonly of: EntityName
  readonly by: string
  readonly label?: string
  readonly readOnly?: boolean
}

export interface RecordTab {
  readonly key: string
  readonly label?: string
  /** Named and counted by its entity. */
  readonly child?: Child
  readonly content: ReactNode
}

/** What belongs to the record, one part at a time. */
export const RecordTabs = ({ tabs, parent }: { readonly tabs: readonly RecordTab[]; readonly parent: string }) => {
  const [key, setKey] = useState(tabs[0]?.key)
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
  const [count] = useTotals(entity, [{ filters: { [child.by]: { equalTo: parent } } }])
  return (
    <>
      {child.label ?? entity.label} {count !== undefined && <span>{count}</span>}
    </>
  )
}
