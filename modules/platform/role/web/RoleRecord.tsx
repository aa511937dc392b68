import RecordScreen from '@chengban/ui/record/RecordScreen.tsx'
import { useEntity } from '@chengban/ui/screen/declarations.ts'
import { useHolds } from '@chengban/ui/session/person.ts'
import { useParams } from 'react-router'
import { PendingRights } from './PendingRights.tsx'
import { PermissionEditor } from './PermissionEditor.tsx'
import { RoleHolders } from './RoleHolders.tsx'

/** A role with its duty and what it may do. */
export default function RoleRecord() {
  const { id = '' } = useParams()
  const entity = useEntity('role')
  const maySet = useHolds('role:manage')
  return (
    <RecordScreen
      key={id}
      entity={entity}
      id={id}
      tabs={(row, again) =>
        maySet
          ? [
              {
                key: 'rights',
                label: row.pending ? '权限（待复核）' : '权限',
                content: (
                  <>
                    <PendingRights role={row} again={again} />
                    <PermissionEditor role={row} again={again} />
                  </>
                ),
              },
              { key: 'holders', label: '谁持有', content: <RoleHolders role={row} /> },
            ]
          : []
      }
    />
  )
}
