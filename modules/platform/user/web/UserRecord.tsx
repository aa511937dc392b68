import RecordScreen from '@chengban/ui/record/RecordScreen.tsx'
import { idOf } from '@chengban/ui/record/row.ts'
import { useEntity } from '@chengban/ui/screen/declarations.ts'
import { lazyPart } from '@chengban/ui/screen/load-part.ts'
import { useHolds } from '@chengban/ui/session/person.ts'
import { useParams } from 'react-router'
import { Account } from './Account.tsx'
import { NewAccount } from './NewAccount.tsx'
import { Unlock } from './Unlock.tsx'

const Leaving = lazyPart(() => import('./Leaving.tsx'))
const PersonRights = lazyPart(() => import('./PersonRights.tsx'))

/** A person with what waits about them, what they may and why, their open work and their account. */
export default function UserRecord() {
  const { id = '' } = useParams()
  const entity = useEntity('user')
  const maySeeRights = useHolds('role:manage')
  const mayReset = useHolds('admin:resetPassword')
  const [hands, disables] = [useHolds('user:handover'), useHolds('user:disable')]
  return (
    <RecordScreen
      key={id}
      entity={entity}
      id={id}
      ledger={(row, again) => (
        <>
          <NewAccount person={row} again={again} />
          <Unlock person={row} again={again} />
        </>
      )}
      tabs={(row, again) => [
        ...(maySeeRights ? [{ key: 'rights', label: '角色与权限', content: <PersonRights id={idOf(row)} /> }] : []),
        ...((hands || disables) && row.status !== '待激活'
          ? [{ key: 'leaving', label: '交接', content: <Leaving person={row} again={again} /> }]
          : []),
        ...(mayReset ? [{ key: 'account', label: '账号', content: <Account person={row} again={again} /> }] : []),
      ]}
    />
  )
}
