import RecordScreen from '@chengban/ui/record/RecordScreen.tsx'
import { useEntity } from '@chengban/ui/screen/declarations.ts'
import { useHolds } from '@chengban/ui/session/person.ts'
import { useParams } from 'react-router'
import { Account } from './Account.tsx'

/** A person with the account they sign in with. */
export default function UserRecord() {
  const { id = '' } = useParams()
  const entity = useEntity('user')
  const mayReset = useHolds('admin:resetPassword')
  const mayUnlock = useHolds('user:unlock')
  return (
    <RecordScreen
      key={id}
      entity={entity}
      id={id}
      tabs={(row, again) =>
        mayReset || mayUnlock
          ? [
              {
                key: 'account',
                label: '账号',
                content: <Account person={row} again={again} mayReset={mayReset} mayUnlock={mayUnlock} />,
              },
            ]
          : []
      }
    />
  )
}
