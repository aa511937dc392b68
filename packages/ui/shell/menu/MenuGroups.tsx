import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../declarations/load-part.ts'
import { toggleSide } from '../desk.ts'
import { MenuIcon } from './MenuIcon.tsx'
import { MenuLink } from './MenuLink.tsx'
import { entriesOf, entryFor, groupFor, type MenuEntry } from './menu.ts'

const RecentLinks = lazyPart(() => import('./RecentLinks.tsx'))
/** The group above the menu's own groups: its id is 0 because theirs are positive. */
const recent: MenuEntry = { id: 0, name: '最近', icon: 'FileOutlined' }

interface Props {
  readonly menu: readonly MenuEntry[]
  readonly path: string
  readonly isShut?: boolean
  readonly onOpen?: () => void
}

/** The functions in their groups, one open at a time: that of the screen in front, until another is opened. */
export const MenuGroups = ({ menu, path, isShut = false, onOpen }: Props) => {
  const at = entryFor(menu, path)?.id
  const here = groupFor(menu, path)?.id
  const [open, setOpen] = useState<number | undefined>(here)
  useEffect(() => setOpen(here), [here])
  const turn = (id: number): void => {
    if (isShut) toggleSide()
    setOpen(open === id && !isShut ? undefined : id)
  }
  const shared = { path, isShut, turn }
  return (
    <ul>
      <Group {...shared} group={recent} isOpen={open === recent.id && !isShut}>
        <Suspense>
          <RecentLinks {...(onOpen ? { onOpen } : {})} />
        </Suspense>
      </Group>
      {menu.map((group) => (
        <Group key={group.id} {...shared} group={group} isOpen={open === group.id && !isShut}>
          {entriesOf([group]).map((entry) => (
            <MenuLink key={entry.id} entry={entry} isHere={entry.id === at} {...(onOpen ? { onOpen } : {})} />
          ))}
        </Group>
      ))}
    </ul>
  )
}

interface GroupProps {
  readonly group: MenuEntry
  readonly path: string
  readonly isShut: boolean
  readonly isOpen: boolean
  readonly turn: (id: number) => void
  readonly children: ReactNode
}

const Group = ({ group, path, isShut, isOpen, turn, children }: GroupProps) => {
  const waiting = entriesOf([group]).reduce((sum, { badge }) => sum + (badge ?? 0), 0)
  const here = entryFor([group], path)?.id
  return (
    <li>
      <button
        type="button"
        className={here === undefined ? 'cb-menu-link' : 'cb-menu-link here'}
        aria-expanded={isOpen}
        aria-label={isShut ? group.name : undefined}
        title={isShut ? group.name : undefined}
        onClick={() => turn(group.id)}
      >
        <MenuIcon name={group.icon} />
        {!isShut && <span>{group.name}</span>}
        {!isShut && !isOpen && waiting > 0 && (
          <b className="cb-seal" title={`${waiting} 件待审核`}>
            {waiting}
          </b>
        )}
        {isShut && waiting > 0 && <i className="cb-seal-dot" />}
        {!isShut && (isOpen ? <DownOutlined className="cb-menu-turn" /> : <RightOutlined className="cb-menu-turn" />)}
      </button>
      {isOpen && <ul>{children}</ul>}
    </li>
  )
}
