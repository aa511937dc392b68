import { EllipsisOutlined } from '@ant-design/icons'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { idOf } from '@chengban/ui/data/row.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { PreviewHost } from '@chengban/ui/kinds/file/PreviewHost.tsx'
import { ListScreen } from '@chengban/ui/list/ListScreen.tsx'
import type { List } from '@chengban/ui/list/use-list.ts'
import { useNarrow } from '@chengban/ui/window/use-narrow.ts'
import { Button, Dropdown } from 'antd'
import { useNavigate } from 'react-router'

/** 角色, with the way to ask who holds what. */
export default function Roles() {
  const entity = useEntity('role')
  const isNarrow = useNarrow()
  return (
    <>
      <ListScreen
        entity={entity}
        screen="/role"
        title={entity.label}
        variant="manage"
        selectedActs={(list) => <CopyRole list={list} />}
        acts={() => (isNarrow ? <MorePages /> : <Pages />)}
      />
      <PreviewHost />
    </>
  )
}

const pages = [
  { key: '/role/who', label: '谁有此权限' },
  { key: '/role/log', label: '权限日志' },
]

const Pages = () => {
  const navigate = useNavigate()
  return pages.map(({ key, label }) => (
    <Button key={key} onClick={() => navigate(key)}>
      {label}
    </Button>
  ))
}

/** On a phone the pages are in the … menu. */
const MorePages = () => {
  const navigate = useNavigate()
  return (
    <Dropdown trigger={['click']} menu={{ items: pages, onClick: ({ key }) => navigate(key) }}>
      <Button icon={<EllipsisOutlined />} aria-label="更多" />
    </Dropdown>
  )
}

/** 复制: a role with the same rights and without members, opened at once. */
const CopyRole = ({ list: { selectedRows } }: { readonly list: List }) => {
  const navigate = useNavigate()
  const [row, ...others] = selectedRows
  if (!row || others.length > 0) return null
  const copy = async (): Promise<void> => {
    const made = await request<{ id: string; name: string }>('POST', '/api/role/copy', { body: { id: idOf(row) } })
    notifyDone(`已复制为「${made.name}」`)
    navigate(`/record/role/${made.id}`)
  }
  return <Button onClick={() => void copy().catch(reportError)}>复制</Button>
}
