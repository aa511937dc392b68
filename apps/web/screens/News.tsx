import { formatDateTime } from '@chengban/ui/dates/date-time.ts'
import { now } from '@chengban/ui/dates/now.ts'
import { usePublished } from '@chengban/ui/shell/published.ts'
import { Link } from 'react-router'

const newForMs = 7 * 86_400_000

/** What the greeting adds: the way in of somebody's first day, and a version that is out or came within the week. */
export const News = ({ isFirstDay }: { readonly isFirstDay: boolean }) => {
  const { published, isNewer } = usePublished()
  const at = published?.tzPublish
  const isFresh = at ? now().getTime() - Date.parse(at) < newForMs : false
  return (
    <>
      {isFirstDay && (
        <p className="cb-hello-news">
          今天是您入职的第一天。<Link to="/demand/welcome">看看先做什么</Link>
        </p>
      )}
      {published && isNewer ? (
        <p className="cb-hello-news">
          发现新版本 {published.version}，请刷新页面。{published.notes}
          <button type="button" className="cb-link" onClick={() => location.reload()}>
            刷新
          </button>
        </p>
      ) : (
        published?.notes &&
        isFresh && (
          <p className="cb-hello-news">
            版本 {published.version} 已于 {formatDateTime(at)} 发布：{published.notes}
          </p>
        )
      )}
    </>
  )
}
