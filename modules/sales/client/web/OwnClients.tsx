import { declaredScreen } from '@chengban/ui/declarations/declarations.ts'
import DeclaredLists from '@chengban/ui/screen/DeclaredLists.tsx'
import { Areas } from './Areas.tsx'

const parts = [{ label: '区域', codes: [], Part: Areas }]

/** The lists of clients, and where they are. */
export default function OwnClients() {
  const screen = declaredScreen('/client')
  return screen && <DeclaredLists path="/client" screen={{ ...screen, of: 'client' }} parts={parts} />
}
