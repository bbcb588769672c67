declare module '@jsonresume/schema' {
  export function validate(resume: unknown, report: (errors: unknown, valid: boolean) => void): void
}
