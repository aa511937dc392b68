import { type ComponentType, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '../declarations/load-part.ts'
import { PreviewHost } from '../kinds/file/PreviewHost.tsx'
import { useTabTitle } from '../shell/tabs.ts'
import { KindsScene } from './KindsScene.tsx'
import '../record/record.css'
import './scenes.css'

const part = <P extends string>(name: P, load: () => Promise<Record<P, ComponentType>>) =>
  lazyPart(async () => ({ default: (await load())[name] }))

const parts: readonly (readonly [string, string, ComponentType])[] = [
  ['kinds', '字段', KindsScene],
  ['form', '表单', part('FormScene', () => import('./FormScene.tsx'))],
  ['list', '列表', part('ListScene', () => import('./ListScene.tsx'))],
  ['marks', '标记', part('MarksScene', () => import('./MarksScene.tsx'))],
  ['figures', '数字与时间', part('FiguresScene', () => import('./FiguresScene.tsx'))],
  ['line', '经办线', part('LineScene', () => import('./LineScene.tsx'))],
  ['states', '空、错、等', part('StatesScene', () => import('./StatesScene.tsx'))],
  ['dialogs', '对话', part('DialogsScene', () => import('./DialogsScene.tsx'))],
  ['files', '文件', part('FilesScene', () => import('./FilesScene.tsx'))],
  ['comments', '评论', part('CommentsScene', () => import('./CommentsScene.tsx'))],
  ['phone', '手机', part('PhoneScene', () => import('./PhoneScene.tsx'))],
]

/** Every piece that screens are made of, in all its states: looked at after each change of one. */
export default function ControlsPage() {
  useTabTitle('控件')
  const [params, setParams] = useSearchParams()
  const chosen = parts.find(([key]) => key === params.get('part')) ?? parts[0]
  const Scene = chosen?.[2]
  return (
    <div className="g-page">
      <h1>控件</h1>
      <div className="cb-record-tabs" role="tablist">
        {parts.map(([key, label]) => (
          <button
            key={key}
            type="button"
            role="tab"
            aria-selected={key === chosen?.[0]}
            onClick={() => setParams({ part: key }, { replace: true })}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="g-part">
        <Suspense>{Scene && <Scene />}</Suspense>
      </div>
      <PreviewHost />
    </div>
  )
}
