import type { Variant } from '@chengban/kernel/area.ts'
import { useSearchParams } from 'react-router'
import { declaredScreen, isDeclaredEntity, isDeclaredRoute, useEntity } from '../declarations/declarations.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { PreviewHost } from '../kinds/file/PreviewHost.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import { NotFound } from '../shell/plate/NotFound.tsx'

const RecordScreen = lazyPart(() => import('../record/RecordScreen.tsx'))
const DecisionDesk = lazyPart(() => import('./DecisionDesk.tsx'))
const DeclaredLists = lazyPart(() => import('./DeclaredLists.tsx'))

/** The screen the declarations give for a path: a list, or a record at `/record/{entity}/{id}`. */
export default function GenericScreen({ path }: { readonly path: string }) {
  const [, first, name, id] = path.split('/')
  if (first === 'record' && name && id && isDeclaredEntity(name))
    return <Record name={name} id={decodeURIComponent(id)} />
  return isDeclaredRoute(path) ? <Declared path={path} /> : <NotFound />
}

const Record = ({ name, id }: { readonly name: string; readonly id: string }) => (
  <>
    <RecordScreen key={id} entity={useEntity(name)} id={id} />
    <PreviewHost />
  </>
)

const Declared = ({ path }: { readonly path: string }) => {
  const screen = declaredScreen(path)
  const id = useSearchParams()[0].get('id')
  const of = screen?.of
  if (!screen || !of || !listed.includes(screen.kind)) return <NotFound />
  // a notice leads to one record of the page
  if (id && screen.kind !== 'list') return <Record name={of} id={id} />
  if (screen.variant === 'audit' && screen.kind === 'list') return <DecisionDesk key={path} path={path} />
  if (screen.hasMore || screen.kind !== 'list')
    return <DeclaredLists key={path} path={path} screen={{ ...screen, of }} />
  return <OneList path={path} of={of} label={screen.label} variant={screen.variant} />
}

interface ListProps {
  readonly path: string
  readonly of: string
  readonly label: string
  readonly variant: Variant | undefined
}

const OneList = ({ path, of, label, variant }: ListProps) => (
  <>
    <ListScreen entity={useEntity(of)} screen={path} title={label} variant={variant} />
    <PreviewHost />
  </>
)

const listed: readonly string[] = ['list', 'phone', 'standalone']
