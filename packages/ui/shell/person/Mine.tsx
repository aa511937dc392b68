import { RightOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { signOut } from '../../api/leave.ts'
import { useSession } from '../../session/person.ts'
import { chooseDensity, chooseTheme } from '../../theme/device-look.ts'
import { useLook } from '../../theme/look.ts'
import { Choice } from '../Choice.tsx'
import { MenuGroups } from '../menu/MenuGroups.tsx'
import { useMenu } from '../menu/menu.ts'
import { Deputy } from './Deputy.tsx'
import { Face } from './Face.tsx'
import '../phone-frame.css'

/** 我的: on the phone, the person's own things and every function. */
export default function Mine() {
  const person = useSession((session) => session.person)
  const menu = useMenu()
  const { choice, density } = useLook()
  return (
    <div className="cb-mine">
      <section className="cb-mine-person">
        <Face name={person?.name ?? ''} avatar={person?.avatar} />
        <div>
          <strong>{person?.name}</strong>
          <p>{person?.department?.name}</p>
        </div>
      </section>
      <section>
        <Choice
          label="主题"
          options={[
            ['system', '跟随设备'],
            ['light', '浅色'],
            ['dark', '深色'],
          ]}
          value={choice}
          onChange={chooseTheme}
        />
        <Choice
          label="密度"
          options={[
            ['dense', '紧凑'],
            ['easy', '宽松'],
          ]}
          value={density}
          onChange={chooseDensity}
        />
        <Link className="cb-mine-row" to="/password">
          修改密码 <RightOutlined />
        </Link>
        <Deputy />
      </section>
      <section>
        <MenuGroups menu={menu} path="" />
      </section>
      <button type="button" className="cb-button" onClick={() => void signOut()}>
        退出
      </button>
    </div>
  )
}
