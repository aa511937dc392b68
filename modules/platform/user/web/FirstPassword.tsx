import { CopyButton } from '@chengban/ui/marks/CopyButton.tsx'
import { Modal } from 'antd'
import { Link } from 'react-router'
import './account.css'

export interface Made {
  readonly id: string
  readonly name: string
  /** The name to sign in with. */
  readonly account: string
  readonly plain: string
}

/** The first password of a new account, once: closed it is gone, and only 重置密码 makes another. */
export const FirstPassword = ({ made: { id, name, account, plain }, onClose }: { made: Made; onClose: () => void }) => (
  <Modal
    open
    title={`${name} 的账号`}
    closable={false}
    mask={{ closable: false }}
    cancelButtonProps={{ style: { display: 'none' } }}
    okText="已记下"
    onOk={onClose}
  >
    <div className="cb-user-account">
      <dl>
        <dt>用户名</dt>
        <dd>{account}</dd>
        <dt>初始密码</dt>
        <dd>
          <code>{plain}</code> <CopyButton text={plain} />
        </dd>
      </dl>
      <p>
        密码只显示这一次，本人首次登录后须修改。账号在<Link to={`/record/user/${id}`}>审核通过</Link>后可用。
      </p>
    </div>
  </Modal>
)
