import { Link } from 'react-router'
import { useRecents } from './recents.ts'

/** The pages opened last, under their heading in the menu. */
export default function RecentLinks({ onOpen }: { readonly onOpen?: () => void }) {
  const pages = useRecents()
  if (pages.length === 0) return <li className="cb-menu-none">还没有打开过其他页面</li>
  return pages.map(({ path, name, list }) => (
    <li key={path} className="cb-menu-row">
      <Link to={path} className="cb-menu-link deep" title={list ? `${list} ${name}` : name} onClick={onOpen}>
        <span>{name}</span>
      </Link>
    </li>
  ))
}
