import { DisconnectOutlined, ReloadOutlined } from '@ant-design/icons'
import { ApiError } from '../../api/api-error.ts'
import { PartMissing } from '../../declarations/load-part.ts'
import { useBackOnline } from '../../window/use-back-online.ts'
import { Plate } from './Plate.tsx'

/** Shown in place of a failed screen: for an outdated or missing code part, a failed request, or a bug. */
export const Crash = ({ error }: { readonly error: unknown }) => {
  useBackOnline(error instanceof PartMissing && !error.isOld)
  const reload = (words: string) => (
    <button type="button" className="cb-button ink" onClick={() => location.reload()}>
      {words}
    </button>
  )
  if (error instanceof PartMissing && error.isOld)
    return (
      <Plate icon={<ReloadOutlined />} title="有新版本，点击刷新" acts={reload('刷新')}>
        这个窗口还是旧的一版，刷新后接着用。
      </Plate>
    )
  if (error instanceof PartMissing)
    return (
      <Plate icon={<DisconnectOutlined />} tone="bad" title="页面加载失败，请刷新" acts={reload('刷新')}>
        网络太慢或断开了，其他打开的页面不受影响。
      </Plate>
    )
  const words = error instanceof ApiError ? error.message : '这一页出错了'
  return (
    <Plate icon={<DisconnectOutlined />} tone="bad" title={words || '系统异常'} acts={reload('重试')}>
      {error instanceof ApiError && error.reference
        ? `编号 ${error.reference}。还不行就把编号发给管理员。`
        : '重试还不行，就把这一页的地址发给管理员。'}
    </Plate>
  )
}
