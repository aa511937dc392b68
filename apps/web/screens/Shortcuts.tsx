import { lazyPart } from '@chengban/ui/declarations/load-part.ts'
import type { Person } from '@chengban/ui/session/person.ts'
import { mostUsed, useDesk } from '@chengban/ui/shell/desk.ts'
import { MenuIcon } from '@chengban/ui/shell/menu/MenuIcon.tsx'
import { entriesOf, useMenu } from '@chengban/ui/shell/menu/menu.ts'
import type { Shortcut } from '@chengban/ui/shell/today.ts'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { chosenOf, shortcutsOf } from './shortcuts.ts'

const ShortcutChoice = lazyPart(() => import('./ShortcutChoice.tsx'))

interface Props {
  readonly person: Person
  readonly shortcuts: readonly Shortcut[]
  readonly again: () => void
}

/** 常用: the functions the person chose, else those of their group; where it has none, what they opened most. */
export const Shortcuts = ({ person: { id, settings }, shortcuts, again }: Props) => {
  const entries = entriesOf(useMenu())
  const visits = useDesk((desk) => desk.visits[id])
  const [isChoosing, setChoosing] = useState(false)
  const chosen = chosenOf(settings?.shortcuts)
  const routes = chosen ?? (shortcuts.length ? shortcuts.map(({ route }) => route) : undefined)
  const shown = shortcutsOf(entries, routes, mostUsed(visits, 8))
  return (
    <section>
      <h2>
        常用
        <button type="button" className="cb-link" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          调整
        </button>
      </h2>
      {isChoosing ? (
        <Suspense>
          <ShortcutChoice
            entries={entries}
            first={chosen ?? shown.map(({ route }) => route)}
            onDone={() => {
              setChoosing(false)
              again()
            }}
          />
        </Suspense>
      ) : (
        <ul className="cb-hello-ways">
          {shown.map(({ id: key, route, name, icon, badge }) => (
            <li key={key}>
              <Link to={route}>
                <MenuIcon name={icon} />
                {name}
                {!!badge && <b className="cb-seal">{badge}</b>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
