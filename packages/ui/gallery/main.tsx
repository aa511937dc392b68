import { ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { createRoot } from 'react-dom/client'
import { Notices } from '../notices/Notices.tsx'
import { Questions } from '../question/Questions.tsx'
import { antdTheme } from '../theme/antd-theme.ts'
import '../theme/tokens.css'
import './gallery.css'
import './scenes.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { CommentsScene } from './CommentsScene.tsx'
import { DialogsScene } from './DialogsScene.tsx'
import { FiguresScene } from './FiguresScene.tsx'
import { FilesScene } from './FilesScene.tsx'
import { FormScene } from './FormScene.tsx'
import { KindsScene } from './KindsScene.tsx'
import { LineScene } from './LineScene.tsx'
import { ListScene } from './ListScene.tsx'
import { MarksScene } from './MarksScene.tsx'
import { PhoneScene } from './PhoneScene.tsx'
import { SpeedScene } from './SpeedScene.tsx'
import { StatesScene } from './StatesScene.tsx'

const SCENES = {
  kinds: KindsScene,
  form: FormScene,
  dialogs: DialogsScene,
  list: ListScene,
  marks: MarksScene,
  figures: FiguresScene,
  line: LineScene,
  comments: CommentsScene,
  states: StatesScene,
  files: FilesScene,
  phone: PhoneScene,
  speed: SpeedScene,
}

const mode = new URLSearchParams(location.search).get('theme') === 'dark' ? 'dark' : 'light'
document.documentElement.dataset.theme = mode

const name = location.hash.slice(1)
const Scene = name in SCENES ? SCENES[name as keyof typeof SCENES] : undefined
/** Forms ask before they are left, which only a router that holds its routes can stop. */
const router = createMemoryRouter([{ path: '*', element: Scene ? <Scene /> : <Contents /> }])

function Gallery() {
  return (
    <ConfigProvider locale={zhCN} theme={antdTheme(mode)} button={{ autoInsertSpace: false }} wave={{ disabled: true }}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <Notices />
      <Questions />
    </ConfigProvider>
  )
}

function Contents() {
  return (
    <ul>
      {Object.keys(SCENES).map((name) => (
        <li key={name}>
          <a href={`#${name}`}>{name}</a>
        </li>
      ))}
    </ul>
  )
}

addEventListener('hashchange', () => location.reload())
const root = document.getElementById('root')
if (root) createRoot(root).render(<Gallery />)
