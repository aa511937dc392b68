import { idOf } from '@chengban/ui/data/row.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { lazyPart } from '@chengban/ui/declarations/load-part.ts'
import RecordScreen from '@chengban/ui/record/RecordScreen.tsx'
import { useHolds, useSession } from '@chengban/ui/session/person.ts'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { Account } from './Account.tsx'
import { NewAccount } from './NewAccount.tsx'
import { partsOf } from './parts.ts'
import { Unlock } from './Unlock.tsx'

const ChangeLog = lazyPart(() => import('./ChangeLog.tsx'))
const Leaving = lazyPart(() => import('./Leaving.tsx'))
const PersonRights = lazyPart(() => import('./PersonRights.tsx'))

/** A person with what waits about them, what they may and why, pay and bank apart, their open work and their account. */
export default function UserRecord() {
  const { id = '' } = useParams()
  const entity = useEntity('user')
  const parts = useMemo(() => partsOf(entity), [entity])
  const isMe = useSession(({ person }) => person?.id === id)
  const maySeeRights = useHolds('role:manage')
  const mayReset = useHolds('admin:resetPassword')
  const [pay, bank] = [useHolds('user:salary') || isMe, useHolds('user:private') || isMe]
  const [hands, disables] = [useHolds('user:handover'), useHolds('user:disable')]
  return (
    <RecordScreen
      key={id}
      entity={entity}
      id={id}
      first={{ label: '基本', part: parts.basic }}
      ledger={(row, again) => (
        <>
          <NewAccount person={row} again={again} />
          <Unlock person={row} again={again} />
        </>
      )}
      tabs={(row, again, fields) => [
        ...(maySeeRights ? [{ key: 'rights', label: '角色与权限', content: <PersonRights id={idOf(row)} /> }] : []),
        ...(pay ? [{ key: 'pay', label: '薪资', content: fields(parts.薪资) }] : []),
        ...(bank ? [{ key: 'bank', label: '证件银行', content: fields(parts.证件银行) }] : []),
        ...((hands || disables) && row.status !== '待激活'
          ? [{ key: 'leaving', label: '交接', content: <Leaving person={row} again={again} /> }]
          : []),
        ...(mayReset ? [{ key: 'account', label: '账号', content: <Account person={row} again={again} /> }] : []),
        { key: 'changes', label: '变更记录', content: <ChangeLog id={idOf(row)} /> },
      ]}
    />
  )
}
