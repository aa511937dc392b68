import { canOf, type Row } from '@chengban/ui/data/row.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { PreviewHost } from '@chengban/ui/kinds/file/PreviewHost.tsx'
import RecordScreen from '@chengban/ui/record/RecordScreen.tsx'
import type { RecordTab } from '@chengban/ui/record/RecordTabs.tsx'
import { useHolds, useSession } from '@chengban/ui/session/person.ts'
import { useParams } from 'react-router'
import { FileCompare } from './FileCompare.tsx'
import { FileHistory } from './FileHistory.tsx'
import { FileUses } from './FileUses.tsx'

/** A company file. An approver sees the file at once, with a change beside the current version. */
export default function FileRecord() {
  const { id = '' } = useParams()
  const keeps = useHolds('file:manage')
  const me = useSession(({ person }) => person?.id)
  const tabs = (row: Row): readonly RecordTab[] => [
    ...(decides(row) ? [] : [{ key: 'look', label: '预览', content: <Look row={row} /> }]),
    ...(keeps || row.creatorId === me ? [{ key: 'uses', label: '引用处', content: <FileUses id={id} /> }] : []),
    ...(hasHistory(row) ? [{ key: 'history', label: '历史版本', content: <FileHistory row={row} /> }] : []),
  ]
  return (
    <>
      <RecordScreen
        key={id}
        entity={useEntity('fileAudit')}
        id={id}
        ledger={(row) => decides(row) && <FileCompare row={row} />}
        tabs={tabs}
      />
      <PreviewHost />
    </>
  )
}

const Look = ({ row }: { readonly row: Row }) => (
  <div className="cb-compare-tab">
    <FileCompare row={row} />
  </div>
)

const decides = (row: Row): boolean => canOf(row).includes('approve')
const hasHistory = ({ history }: Row): boolean => Array.isArray(history) && history.length > 0
