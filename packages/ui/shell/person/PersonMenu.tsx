import { IdcardOutlined, KeyOutlined, LogoutOutlined, QuestionCircleOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router'
import { signOut } from '../../api/leave.ts'
import { useSession } from '../../session/person.ts'
import { chooseDensity, chooseTheme, type Density, type ThemeChoice } from '../../theme/device-look.ts'
import { useLook } from '../../theme/look.ts'
import { Choice } from '../Choice.tsx'
import { Overlay } from '../overlay/Overlay.tsx'
import { openOverlay } from '../overlay/overlays.ts'
import { Face } from './Face.tsx'

const themes: readonly (readonly [ThemeChoice, string])[] = [
  ['system', '跟随设备'],
  ['light', '浅色'],
  ['dark', '深色'],
]
const densities: readonly (readonly [Density, string])[] = [
  ['dense', '紧凑'],
  ['easy', '宽松'],
]

/** What belongs to the person: look, password, the way out. */
export default function PersonMenu() {
  const person = useSession((session) => session.person)
  const { choice, density } = useLook()
  const navigate = useNavigate()
  const open = (path: string): void => {
    openOverlay(null)
    navigate(path)
  }
  return (
    <Overlay label="个人菜单" className="cb-person-menu">
      <header>
        <Face name={person?.name ?? ''} avatar={person?.avatar} />
        <div>
          <strong>{person?.name}</strong>
          <p>
            {[person?.department?.name, ...(person?.roles.nodes ?? []).map((role) => role.name)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </header>
      <Choice label="主题" options={themes} value={choice} onChange={chooseTheme} />
      <Choice label="密度" options={densities} value={density} onChange={chooseDensity} />
      <ul>
        <li>
          <button type="button" onClick={() => open(`/user/${person?.id}`)}>
            <IdcardOutlined />
            我的信息
          </button>
        </li>
        <li>
          <button type="button" onClick={() => open('/password')}>
            <KeyOutlined />
            修改密码
          </button>
        </li>
        <li>
          <button type="button" onClick={() => openOverlay('help')}>
            <QuestionCircleOutlined />
            快捷键
          </button>
        </li>
        <li>
          <button type="button" onClick={() => void signOut()}>
            <LogoutOutlined />
            退出
          </button>
        </li>
      </ul>
    </Overlay>
  )
}
