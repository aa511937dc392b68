import { ApiError } from '@chengban/ui/api/api-error.ts'
import { PartMissing } from '@chengban/ui/declarations/load-part.ts'
import { useBackOnline } from '@chengban/ui/window/use-back-online.ts'

/** Nothing could be shown at all: no network, no server, or code that did not come. */
export const StartFailed = ({ error }: { readonly error: unknown }) => {
  useBackOnline(true)
  const words = error instanceof ApiError || error instanceof PartMissing ? error.message : '系统异常'
  return (
    <main className="cb-start-failed">
      <h1>{words || '系统异常'}</h1>
      <button type="button" className="cb-button ink" onClick={() => location.reload()}>
        重试
      </button>
    </main>
  )
}
