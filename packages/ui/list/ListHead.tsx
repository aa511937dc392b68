import { DownloadOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { ImportButton } from '../import/ImportButton.tsx'
import { useExport } from './use-export.ts'
import type { List } from './use-list.ts'
import { ViewTabs } from './ViewTabs.tsx'

export interface HeadProps {
  readonly list: List
  readonly title: string
  readonly onCreate: (() => void) | undefined
  readonly acts?: ReactNode
}

/** Title, views with their counts, and at right 导出 and the one ink button. */
export const ListHead = ({ list, title, onCreate, acts }: HeadProps) => {
  const { mayExport, isBusy, save } = useExport(list)
  return (
    <header className="cb-list-head">
      <h1>{title}</h1>
      <ViewTabs list={list} />
      <span className="cb-list-acts">
        {acts}
        {onCreate && <ImportButton entity={list.entity} onDone={() => void list.refresh()} />}
        {mayExport && (
          <Button icon={<DownloadOutlined />} loading={isBusy} onClick={() => void save()}>
            导出
          </Button>
        )}
        {onCreate && (
          <Button type={list.isUntouched ? 'default' : 'primary'} icon={<PlusOutlined />} onClick={onCreate}>
            新建{list.entity.label}
          </Button>
        )}
      </span>
    </header>
  )
}
