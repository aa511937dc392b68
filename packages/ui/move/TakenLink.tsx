import { QRCode } from 'antd'
import { CopyButton } from '../marks/CopyButton.tsx'

/** A link to pass on: copied, or scanned from this screen by the recipient's phone. */
export default function TakenLink({ link }: { readonly link: string }) {
  return (
    <>
      <output>{link}</output>
      <CopyButton text={link}>复制链接</CopyButton>
      <figure className="cb-taken-code" role="img" aria-label="链接二维码">
        <QRCode value={link} type="svg" size={176} color="#000" bgColor="#fff" bordered={false} />
        <figcaption>用手机扫码打开</figcaption>
      </figure>
    </>
  )
}
