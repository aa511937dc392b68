import { DownloadOutlined } from '@ant-design/icons'
import { download } from '@chengban/ui/api/download.ts'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { idOf, type Row } from '@chengban/ui/data/row.ts'
import { useHolds } from '@chengban/ui/session/person.ts'
import { Button } from 'antd'
import { useState } from 'react'

const columns = 'dictTypeId,code,name,sort,color,isDefault,isEnable,remark'

/** 导出: the entries of the type, in the columns that an import takes. */
export const ExportEntries = ({ type }: { readonly type: Row }) => {
  const mayExport = useHolds('data:export')
  const [isBusy, setBusy] = useState(false)
  if (!mayExport) return null
  const save = async (): Promise<void> => {
    setBusy(true)
    const filters = { dictTypeId: { equalTo: idOf(type) } }
    await download(
      '/api/dict/export',
      { filters, sort: 'sort,code', columns, format: 'xlsx' },
      `${String(type.name)}.xlsx`,
    ).catch(reportError)
    setBusy(false)
  }
  return (
    <Button icon={<DownloadOutlined />} loading={isBusy} onClick={() => void save()}>
      导出
    </Button>
  )
}
