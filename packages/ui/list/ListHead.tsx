import { DownloadOutlined, PlusOutlined } from '@ant-design/icons'
import { nameOfOne } from '@chengban/kernel/entity.ts'
import { Button } from 'antd'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import { useExport } from './use-export.ts'
import type { List } from './use-list.ts'
import { ViewTabs } from './ViewTabs.tsx'

const ImportButton = lazyPart(async () => ({ default: (await import('../import/ImportButton.tsx')).ImportButton }))

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
        {onCreate && list.entity.list?.imports !== false && (
          <Suspense>
            <ImportButton entity={list.entity} onDone={() => void list.refresh()} />
          </Suspense>
        )}
        {mayExport && (
          <Button icon={<DownloadOutlined />} loading={isBusy} onClick={() => void save()}>
            导出
          </Button>
        )}
        {onCreate && (
          <Button type={list.isUntouched ? 'default' : 'primary'} icon={<PlusOutlined />} onClick={onCreate}>
            新建{nameOfOne(list.entity)}
          </Button>
        )}
      </span>
    </header>
  )
}
