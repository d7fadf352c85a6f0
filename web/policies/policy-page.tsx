export default function PolicyPage() {
  return (
    <div className="wrap">
      <h1 className="text-page">Policy</h1>
    </div>
  );
}
