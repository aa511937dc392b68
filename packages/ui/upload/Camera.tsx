import { CameraOutlined } from '@ant-design/icons'
import { IMAGE_TYPES } from '../files/choice.ts'

interface Props {
  /** Extensions the field takes. */
  readonly accept: readonly string[]
  readonly onFiles: (files: readonly File[]) => void
}

/** Takes a picture with the camera of a phone, where the field takes pictures. */
export const Camera = ({ accept, onFiles }: Props) =>
  accept.some((type) => IMAGE_TYPES.includes(type)) ? (
    <label className="cb-button large cb-camera">
      <CameraOutlined aria-hidden="true" /> 拍照
      <input
        type="file"
        aria-label="拍照"
        accept="image/*"
        capture="environment"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </label>
  ) : null
