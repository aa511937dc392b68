import { useLocation } from 'react-router'
import { declaredScreen } from '../declarations/declarations.ts'
import DeclaredLists, { type TabPart } from './DeclaredLists.tsx'

interface Props {
  /** Tabs that are more than a list; one with the label of a list stands in its place. */
  readonly parts: readonly TabPart[]
  /** Tabs that come before the others. */
  readonly order?: readonly string[]
}

/** The declared lists of the route at hand, with tabs of its own. */
export const PartedScreen = (props: Props) => {
  const { pathname } = useLocation()
  const screen = declaredScreen(pathname)
  return screen?.of ? <DeclaredLists path={pathname} screen={{ ...screen, of: screen.of }} {...props} /> : null
}
