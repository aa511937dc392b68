import { declaredScreen } from '@chengban/ui/declarations/declarations.ts'
import DeclaredLists, { type TabPart } from '@chengban/ui/screen/DeclaredLists.tsx'

interface Props {
  readonly path: string
  readonly of: string
  readonly parts: readonly TabPart[]
}

/** Shows a custom page as the first tab, before the lists declared for the route. */
export const DeclaredTabs = ({ path, of, parts }: Props) => {
  const screen = declaredScreen(path)
  const order = parts.map(({ label }) => label)
  return screen && <DeclaredLists path={path} screen={{ ...screen, of }} parts={parts} order={order} />
}
