import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import RecordScreen from '@chengban/ui/record/RecordScreen.tsx'
import { useHolds } from '@chengban/ui/session/person.ts'
import { useParams } from 'react-router'
import { MenuPreview } from './MenuPreview.tsx'
import { PendingRights } from './PendingRights.tsx'
import { PermissionEditor } from './PermissionEditor.tsx'
import { RoleHolders } from './RoleHolders.tsx'
import { RoleLedger } from './RoleLedger.tsx'

/** A role with its duty, what it may do, who has it and what they find. */
export default function RoleRecord() {
  const { id = '' } = useParams()
  const entity = useEntity('role')
  const maySet = useHolds('role:manage')
  return (
    <RecordScreen
      key={id}
      entity={entity}
      id={id}
      ledger={(row, again) =>
        maySet && (
          <>
            <RoleLedger role={row} />
            <PendingRights role={row} again={again} />
          </>
        )
      }
      tabs={(row, again) =>
        maySet
          ? [
              {
                key: 'rights',
                label: row.pending ? '权限（待复核）' : '权限',
                content: <PermissionEditor role={row} again={again} />,
              },
              { key: 'holders', label: '成员', content: <RoleHolders role={row} again={again} /> },
              { key: 'menus', label: '预览菜单', content: <MenuPreview role={row} /> },
            ]
          : []
      }
    />
  )
}
