import { PreviewHost } from '../kinds/file/PreviewHost.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import { entryFor, useMenu } from '../shell/menu.ts'
import { NotFound } from '../shell/NotFound.tsx'
import { Plate } from '../shell/Plate.tsx'
import { declaredScreen, isDeclaredEntity, isDeclaredRoute, useEntity } from './declarations.ts'
import { lazyPart } from './load-part.ts'

const RecordScreen = lazyPart(() => import('../record/RecordScreen.tsx'))

/** The screen the declarations give for a path: a list, or a record at `/record/{entity}/{id}`. */
export default function GenericScreen({ path }: { readonly path: string }) {
  const [, first, name, id] = path.split('/')
  if (first === 'record' && name && id && isDeclaredEntity(name))
    return <Record name={name} id={decodeURIComponent(id)} />
  return isDeclaredRoute(path) ? <Declared path={path} /> : <Unknown path={path} />
}

const Record = ({ name, id }: { readonly name: string; readonly id: string }) => (
  <>
    <RecordScreen key={id} entity={useEntity(name)} id={id} />
    <PreviewHost />
  </>
)

const Declared = ({ path }: { readonly path: string }) => {
  const screen = declaredScreen(path)
  if (screen?.kind !== 'list' || !screen.of) return <Unknown path={path} />
  return <DeclaredList path={path} of={screen.of} label={screen.label} variant={screen.variant} />
}

interface ListProps {
  readonly path: string
  readonly of: string
  readonly label: string
  readonly variant: 'apply' | 'audit' | 'manage' | undefined
}

const DeclaredList = ({ path, of, label, variant }: ListProps) => (
  <>
    <ListScreen entity={useEntity(of)} screen={path} title={label} variant={variant} />
    <PreviewHost />
  </>
)

/** In the menu already, but nobody has declared its screen. */
const Unknown = ({ path }: { readonly path: string }) => {
  const entry = entryFor(useMenu(), path)
  if (!entry || entry.route !== path) return <NotFound />
  return <Plate title={entry.name}>这一页还在做。</Plate>
}
