import { StarFilled, StarOutlined } from '@ant-design/icons'
import { useSession } from '../../session/person.ts'
import { toggleFavourite, useDesk } from '../desk.ts'
import { MenuIcon } from './MenuIcon.tsx'
import type { MenuEntry } from './menu.ts'

interface Props {
  readonly entry: MenuEntry & { readonly route: string }
  readonly isHere: boolean
  readonly hasIcon?: boolean
  readonly isShut?: boolean
  readonly onOpen?: () => void
}

/** One function of the menu, with what waits there and its star. */
export const MenuLink = ({ entry, isHere, hasIcon = false, isShut = false, onOpen }: Props) => (
  <li className="cb-menu-row">
    <a
      href={`#${entry.route}`}
      className={hasIcon ? 'cb-menu-link' : 'cb-menu-link deep'}
      aria-current={isHere ? 'page' : undefined}
      title={isShut ? entry.name : undefined}
      onClick={onOpen}
    >
      {hasIcon && <MenuIcon name={entry.icon} />}
      {!isShut && <span>{entry.name}</span>}
      {!isShut && !!entry.badge && <b className="cb-seal">{entry.badge}</b>}
    </a>
    {!isShut && <Star entry={entry} />}
  </li>
)

const Star = ({ entry: { route, name } }: Pick<Props, 'entry'>) => {
  const personId = useSession(({ person }) => person?.id ?? '')
  const isStarred = useDesk(({ favourites }) => favourites[personId]?.includes(route) ?? false)
  const label = isStarred ? `取消收藏${name}` : `收藏${name}`
  return (
    <button
      type="button"
      className="cb-star"
      aria-pressed={isStarred}
      aria-label={label}
      title={label}
      onClick={() => toggleFavourite(personId, route)}
    >
      {isStarred ? <StarFilled /> : <StarOutlined />}
    </button>
  )
}
