import { TextField } from '#web/components/ui/field.tsx'

export function SearchField({
  value,
  onChange,
  placeholder,
}: {
  value: string
  onChange: (value: string) => void
  placeholder: string
}) {
  return (
    <TextField
      label="Search"
      type="search"
      placeholder={placeholder}
      value={value}
      maxLength={200}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
