import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { lazyPart } from '@chengban/ui/declarations/load-part.ts'
import { useSession } from '@chengban/ui/session/person.ts'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import type { MyEntry } from './entry-calls.ts'

const FormDrawer = lazyPart(() => import('@chengban/ui/form/FormDrawer.tsx'))

interface Props {
  /** My file, where I have one. */
  readonly mine: MyEntry | undefined
  readonly again: () => void
}

const decided = ['kind', 'userId']

type Kind = '转正' | '离职'

/** The applications a person may begin: to become regular when that is due, and to leave. */
export const Applying = ({ mine, again }: Props) => {
  const entity = useEntity('entry')
  const person = useSession(({ person }) => person)
  const [kind, setKind] = useState<Kind>()
  if (!(person && mine)) return null
  const kinds = kindsAt(mine.entry?.stage)
  return (
    <span className="cb-entry-asks">
      {kinds.map((each) => (
        <Button key={each} onClick={() => setKind(each)}>
          申请{each}
        </Button>
      ))}
      {kind && (
        <Suspense>
          <FormDrawer
            entity={entity}
            screen={`/entryLearn@${kind}`}
            title={`申请${kind}`}
            initial={{ kind, userId: person.id }}
            decided={decided}
            onClose={() => setKind(undefined)}
            onSaved={again}
          />
        </Suspense>
      )}
    </span>
  )
}

const kindsAt = (stage: string | undefined): readonly Kind[] => {
  if (stage === '试用中' || stage === '待转正') return ['转正', '离职']
  return stage === '待离职' || stage === '交接中' ? [] : ['离职']
}
