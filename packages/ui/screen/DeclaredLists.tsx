import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { PreviewHost } from '../kinds/file/PreviewHost.tsx'
import { ListScreen } from '../list/ListScreen.tsx'
import { useSession } from '../session/person.ts'
import { askedWhere } from './asked-where.ts'
import { type ScreenPlace, useDetails, useEntity } from './declarations.ts'
import type { ListPlace } from './details.ts'
import { openTabs } from './open-tabs.ts'
import './tabs.css'

interface Props {
  readonly path: string
  readonly screen: ScreenPlace & { readonly of: string }
}

/** The lists a route declares: one, or several as tabs. */
export default function DeclaredLists({ path, screen }: Props) {
  const details = useDetails(path)
  const operations = useSession(({ person }) => person?.operations)
  const tabs = openTabs(screen, details, operations ?? [])
  const [params, setParams] = useSearchParams()
  const here = tabs.find(({ label }) => label === params.get('tab')) ?? tabs[0]
  if (!here) return null
  const isFirst = here === tabs[0]
  return (
    <div className={tabs.length > 1 ? 'cb-tabbed' : 'cb-tabbed is-single'}>
      {tabs.length > 1 && (
        <nav aria-label={screen.label}>
          {tabs.map(({ label }, at) => (
            <button
              key={label}
              type="button"
              aria-current={label === here.label ? 'page' : undefined}
              onClick={() => setParams(at === 0 ? {} : { tab: label })}
            >
              {label}
            </button>
          ))}
        </nav>
      )}
      <OneList
        key={here.label}
        place={here}
        isPlain={screen.kind === 'phone'}
        screen={isFirst ? path : `${path}#${here.label}`}
        title={tabs.length > 1 ? here.label : screen.label}
      />
      <PreviewHost />
    </div>
  )
}

interface OneProps {
  readonly place: ListPlace
  readonly isPlain: boolean
  readonly screen: string
  readonly title: string
}

const OneList = ({ place: { of, variant, where, layout }, isPlain, screen, title }: OneProps) => {
  const userId = useSession(({ person }) => person?.id ?? '')
  const asked = useMemo(() => where && askedWhere(where, userId), [where, userId])
  return (
    <ListScreen
      entity={useEntity(of)}
      screen={screen}
      title={title}
      variant={variant}
      where={asked}
      first={layout}
      isPlain={isPlain}
    />
  )
}
