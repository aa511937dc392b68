import { MenuFoldOutlined, MenuUnfoldOutlined, SearchOutlined } from '@ant-design/icons'
import { memo } from 'react'
import { environmentMark } from '../../session/environment.ts'
import { useSession } from '../../session/person.ts'
import { toggleSide, useDesk } from '../desk.ts'
import { Mark } from '../Mark.tsx'
import { openOverlay } from '../overlay/overlays.ts'
import { PersonFoot } from '../person/PersonFoot.tsx'
import { MenuGroups } from './MenuGroups.tsx'
import { MenuLink } from './MenuLink.tsx'
import { entriesOf, useMenu } from './menu.ts'

/** The left side of the desk: search, favourites, functions, the person. Drawn again for another path, not for what a list's address says. */
export const SideMenu = memo(({ path }: { readonly path: string }) => {
  const menu = useMenu()
  const isShut = useDesk((desk) => desk.isShut)
  const person = useSession((session) => session.person)
  const stars = useDesk((desk) => desk.favourites[person?.id ?? ''])
  const favourites = (stars ?? []).flatMap((route) => entriesOf(menu).filter((entry) => entry.route === route))
  return (
    <nav className={isShut ? 'cb-side shut' : 'cb-side'} aria-label="主菜单">
      <SideHead isShut={isShut} isPractice={person?.environment === 'development'} />
      <button
        type="button"
        className="cb-side-search"
        onClick={() => openOverlay('palette')}
        aria-label={isShut ? '搜索或跳转' : undefined}
        title="搜索或跳转 Ctrl K"
      >
        <SearchOutlined />
        {!isShut && (
          <>
            <span>搜索或跳转</span>
            <kbd className="cb-kbd">Ctrl K</kbd>
          </>
        )}
      </button>
      <div className="cb-side-scroll">
        {favourites.length > 0 && <h2>{isShut ? '' : '收藏'}</h2>}
        <ul>
          {favourites.map((entry) => (
            <MenuLink key={entry.id} entry={entry} hasIcon isHere={false} isShut={isShut} />
          ))}
        </ul>
        <h2>{isShut ? '' : '功能'}</h2>
        <MenuGroups menu={menu} path={path} isShut={isShut} />
      </div>
      <PersonFoot isShut={isShut} />
    </nav>
  )
})

const SideHead = ({ isShut, isPractice }: { readonly isShut: boolean; readonly isPractice: boolean }) => (
  <header className="cb-side-head">
    <Mark />
    {!isShut && <strong>承办</strong>}
    {!isShut && isPractice && <span className="cb-environment">{environmentMark}</span>}
    <button
      type="button"
      className="cb-icon-button"
      onClick={toggleSide}
      aria-label={isShut ? '展开菜单' : '收起菜单'}
      title={isShut ? '展开菜单' : '收起菜单'}
    >
      {isShut ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
    </button>
  </header>
)
