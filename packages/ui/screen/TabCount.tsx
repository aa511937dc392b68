import { useAuditCounts } from '../shell/menu/audit-counts.ts'

/** How many records of a kind wait for the reader's decision; nothing where none does. */
export const TabCount = ({ of }: { readonly of: string }) => {
  const { counts } = useAuditCounts()
  const todo = counts?.nodes.find(({ module }) => module === of)?.todo ?? 0
  return todo > 0 ? (
    <b className="cb-tab-count" aria-hidden>
      {todo}
    </b>
  ) : null
}
