import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

interface ScreenFile {
  readonly screen?: SpecialScreen
  readonly screens?: readonly SpecialScreen[]
}

const files = import.meta.glob<ScreenFile>(['./screens/*.screen.ts', '../../modules/**/web/*.screen.ts'], {
  eager: true,
})

/** Every special screen of the product. */
export const specialScreens: readonly SpecialScreen[] = Object.values(files).flatMap(({ screen, screens = [] }) =>
  screen ? [screen, ...screens] : screens,
)
