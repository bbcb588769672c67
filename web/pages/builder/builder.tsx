import { Navigate, Route, Routes, useParams } from 'react-router-dom'
import { Editor, warmEditor } from './editor/editor-part.ts'
import { ResumeList } from './list/resume-list.tsx'

// Who comes to a resume's own address does not wait for the list first.
if (/^\/builder\/./.test(location.pathname)) warmEditor()

function ToFirstStep() {
  const { id = '' } = useParams()
  return <Navigate to={`/builder/${id}/personal`} replace />
}

/** 'Your resumes', and each resume's steps, every one with its own address. */
export default function Builder() {
  return (
    <Routes>
      <Route index element={<ResumeList />} />
      <Route path=":id" element={<ToFirstStep />} />
      <Route path=":id/:step" element={<Editor />} />
    </Routes>
  )
}
