import { Deciding } from '../decide/DecisionPanel.tsx'
import { noExtras } from '../decide/decision-extras.ts'
import { useEntity } from '../declarations/declarations.ts'
import { PreviewHost } from '../kinds/file/PreviewHost.tsx'
import AntdProvider from '../theme/AntdProvider.tsx'
import { useInboxQueue } from './use-inbox-queue.ts'

interface Props {
  readonly place: string
  readonly modules: readonly string[] | undefined
  readonly onGo: (place: string | undefined) => void
}

/** A record of any kind, beside all that wait. */
export default function Opened({ place, modules, onGo }: Props) {
  const queue = useInboxQueue(modules)
  const [module = '', id = ''] = place.split(' ')
  return (
    <AntdProvider>
      <Deciding key={place} entity={useEntity(module)} {...{ id, place, queue, onGo }} extras={noExtras} />
      <PreviewHost />
    </AntdProvider>
  )
}
