import { CameraOutlined } from '@ant-design/icons'
import { loadPart } from '../declarations/load-part.ts'
import { IMAGE_TYPES } from '../files/choice.ts'

interface Props {
  /** Extensions the field takes. */
  readonly accept: readonly string[]
  /** What is drawn into the picture. */
  readonly stamp?: (() => readonly string[]) | undefined
  readonly onFiles: (files: readonly File[]) => void
}

/** Takes a picture with the camera of a phone, where the field takes pictures. */
export const Camera = ({ accept, stamp, onFiles }: Props) =>
  accept.some((type) => IMAGE_TYPES.includes(type)) ? (
    <label className="cb-button large cb-camera">
      <CameraOutlined aria-hidden="true" /> 拍照
      <input
        type="file"
        aria-label="拍照"
        accept="image/*"
        capture="environment"
        onChange={(event) => {
          const taken = [...(event.target.files ?? [])]
          event.target.value = ''
          void stamped(taken, stamp).then(onFiles)
        }}
      />
    </label>
  ) : null

/** What draws is loaded once a picture is taken. */
const stamped = async (taken: readonly File[], stamp: Props['stamp']): Promise<readonly File[]> => {
  if (!stamp) return taken
  const { stampImage } = await loadPart(() => import('./stamp-image.ts')).catch(() => unstamped)
  return Promise.all(taken.map((file) => stampImage(file, stamp())))
}

const unstamped = { stampImage: async (file: File): Promise<File> => file }
