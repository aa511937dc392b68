import { useSearchParams } from 'react-router'
import Approval from './Approval.tsx'
import Inbox from './Inbox.tsx'
import { PhonePage } from './PhonePage.tsx'

interface Props {
  readonly title: string
  /** The first is meant where the address names none. */
  readonly modules: readonly string[]
}

/** What waits of these kinds as cards; with `?id=` one of them, to be decided. */
export const AuditPage = ({ title, modules }: Props) => {
  const [params] = useSearchParams()
  const asked = params.get('module') ?? ''
  const module = modules.includes(asked) ? asked : modules[0]
  if (params.get('id') && module) return <Approval key={params.get('id')} module={module} />
  return (
    <PhonePage title={title}>
      <Inbox modules={modules} />
    </PhonePage>
  )
}
