import { t } from './texts.ts'
import { chooseTheme, type ThemeChoice, useThemeChoice } from './theme.ts'

const choices: () => { value: ThemeChoice; label: string }[] = () => [
  { value: 'system', label: t.system },
  { value: 'light', label: t.light },
  { value: 'dark', label: t.dark },
]

export function ThemeSwitch() {
  const chosen = useThemeChoice()
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1 border-0 p-0">
      <legend className="sr-only">{t.appearance}</legend>
      {choices().map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-6 pointer-coarse:min-h-11 cursor-pointer items-center gap-1.5 text-ink-soft has-checked:text-ink"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={chosen === value}
            onChange={() => chooseTheme(value)}
            className="size-4 accent-pencil"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
