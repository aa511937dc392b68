import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { useEffect, useState } from 'react'
import './frame.css'

interface Props {
  readonly title: string
  readonly src: string
  readonly onAgain: () => void
}

const patienceMs = 15_000

/** Another host's page in a sandbox: it learns nothing of who looks at it or from where. */
export const Frame = ({ title, src, onAgain }: Props) => {
  const [state, setState] = useState<'waiting' | 'shown' | 'late'>('waiting')
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setTimeout(() => setState('late'), patienceMs)
    return () => clearTimeout(timer)
  }, [state])
  return (
    <div className="cb-frame" aria-busy={state === 'waiting'}>
      {state === 'waiting' && (
        <div className="cb-frame-waiting" role="status" aria-label="正在打开">
          <i />
        </div>
      )}
      {state === 'late' && <Late src={src} onAgain={onAgain} />}
      <iframe
        title={title}
        src={src}
        hidden={state === 'late'}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
        onLoad={() => setState('shown')}
      />
    </div>
  )
}

const Late = ({ src, onAgain }: Pick<Props, 'src' | 'onAgain'>) => (
  <Empty
    bad
    title="页面加载超时"
    action={
      <>
        <button type="button" className="cb-button ink" onClick={onAgain}>
          重试
        </button>{' '}
        <a className="cb-button" href={src} target="_blank" rel="noreferrer noopener">
          新窗口打开
        </a>
      </>
    }
  />
)
