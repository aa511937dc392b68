import { FileOutlined, SearchOutlined } from '@ant-design/icons'
import { Command } from 'cmdk'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import './palette.css'
import { MenuIcon } from '../menu/MenuIcon.tsx'
import { entriesOf, entryFor, useMenu } from '../menu/menu.ts'
import { useRecents } from '../menu/recents.ts'
import { Overlay } from '../overlay/Overlay.tsx'
import { openOverlay } from '../overlay/overlays.ts'
import { shellCommands } from './commands.tsx'
import { useFurtherLists } from './further-lists.ts'
import { matches } from './pinyin.ts'
import { useRecordSearch } from './record-search.ts'

/** Ctrl K: functions and their tabs by name or pinyin initials, records by their search fields, commands. */
export default function Palette() {
  const [keyword, setKeyword] = useState('')
  const { groups, isSearching } = useRecordSearch(keyword)
  const navigate = useNavigate()
  const close = (): void => openOverlay(null)
  const go = (path: string): void => {
    close()
    navigate(path.replace(/^#/, ''))
  }
  return (
    <Overlay label="搜索或跳转" className="cb-palette">
      <Command label="搜索或跳转" shouldFilter={false} loop>
        <div className="cb-palette-field">
          <SearchOutlined />
          <Command.Input
            value={keyword}
            onValueChange={setKeyword}
            placeholder="功能、记录、命令，可用拼音首字母"
            data-focus-first
          />
          <kbd className="cb-kbd">Esc</kbd>
        </div>
        <Command.List>
          {!isSearching && <Command.Empty>没有「{keyword}」</Command.Empty>}
          {!keyword && <Recents go={go} />}
          <Functions keyword={keyword} go={go} />
          {groups.map(({ module, label, totalCount, nodes, more }) => (
            <Command.Group key={module} heading={more ? `${label} 查找超时，请输入更多字` : `${label} ${totalCount}`}>
              {nodes.map(({ id, title, sub, link }) => (
                <Item
                  key={id}
                  id={`${module} ${id}`}
                  icon={<FileOutlined />}
                  words={title}
                  aside={sub}
                  onSelect={() => go(link)}
                />
              ))}
            </Command.Group>
          ))}
          <Commands keyword={keyword} go={go} close={close} />
        </Command.List>
      </Command>
    </Overlay>
  )
}

interface PartProps {
  readonly keyword: string
  readonly go: (path: string) => void
}

const Recents = ({ go }: Pick<PartProps, 'go'>) => {
  const pages = useRecents()
  if (pages.length === 0) return null
  return (
    <Command.Group heading="最近">
      {pages.map(({ path, name, icon, list }) => (
        <Item
          key={path}
          id={`recent ${path}`}
          icon={<MenuIcon name={icon} />}
          words={name}
          aside={list}
          onSelect={() => go(path)}
        />
      ))}
    </Command.Group>
  )
}

const Functions = ({ keyword, go }: PartProps) => {
  const menu = useMenu()
  const tabs = useFurtherLists()
  const found = menu.flatMap((group) =>
    entriesOf([group])
      .filter((entry) => matches(`${group.name} ${entry.name}`, keyword))
      .map((entry) => ({ ...entry, group: group.name })),
  )
  const foundTabs = keyword ? tabs.filter(({ label, screen }) => matches(`${screen} ${label}`, keyword)) : []
  if (found.length + foundTabs.length === 0) return null
  return (
    <Command.Group heading="功能">
      {found.slice(0, keyword ? 12 : 8).map(({ id, name, icon, route, badge, group }) => (
        <Item
          key={id}
          id={`function ${id}`}
          icon={<MenuIcon name={icon} />}
          words={name}
          count={badge}
          aside={group}
          onSelect={() => go(route)}
        />
      ))}
      {foundTabs.slice(0, 8).map(({ label, screen, path }) => (
        <Item
          key={path}
          id={`tab ${path}`}
          icon={<MenuIcon name={entryFor(menu, path.split('?')[0] ?? '')?.icon} />}
          words={label}
          aside={screen}
          onSelect={() => go(path)}
        />
      ))}
    </Command.Group>
  )
}

const Commands = ({ keyword, go, close }: PartProps & { readonly close: () => void }) => {
  const found = shellCommands().filter(({ name }) => matches(name, keyword))
  if (found.length === 0) return null
  return (
    <Command.Group heading="命令">
      {found.map(({ name, icon, run }) => (
        <Item
          key={name}
          id={`command ${name}`}
          icon={icon}
          words={name}
          onSelect={() => {
            close()
            run(go)
          }}
        />
      ))}
    </Command.Group>
  )
}

interface ItemProps {
  readonly id: string
  readonly icon: ReactNode
  readonly words: string
  readonly aside?: string | null | undefined
  readonly count?: number | null | undefined
  readonly onSelect: () => void
}

const Item = ({ id, icon, words, aside, count, onSelect }: ItemProps) => (
  <Command.Item value={id} onSelect={onSelect}>
    {icon}
    <span>{words}</span>
    {!!count && <b className="cb-seal">{count}</b>}
    {aside && <small>{aside}</small>}
  </Command.Item>
)
