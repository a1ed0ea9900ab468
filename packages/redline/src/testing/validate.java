import java.util.*;
import java.util.zip.*;
import org.apache.xmlbeans.*;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.*;

/** Prints what the schema of ECMA-376 says against the parts of Word files that have words: one line for each sort. */
class Validate {
  public static void main(String[] files) throws Exception {
    for (String file : files) {
      TreeSet<String> said = new TreeSet<>();
      try (ZipFile zip = new ZipFile(file)) {
        for (ZipEntry entry : Collections.list(zip.entries())) {
          String name = entry.getName();
          if (!name.matches("word/(document|comments|footnotes|endnotes|header\\d*|footer\\d*)\\.xml")) continue;
          XmlObject part = parse(name, zip.getInputStream(entry));
          List<XmlError> errors = new ArrayList<>();
          part.validate(new XmlOptions().setErrorListener(errors));
          for (XmlError error : errors) said.add(error.getMessage().replaceAll("\\s+", " "));
        }
      } catch (Throwable thrown) {
        said.add("Unreadable: " + thrown);
      }
      System.out.println("FILE " + file);
      for (String line : said) System.out.println(line);
    }
  }

  static XmlObject parse(String name, java.io.InputStream in) throws Exception {
    if (name.contains("document")) return DocumentDocument.Factory.parse(in);
    if (name.contains("comments")) return CommentsDocument.Factory.parse(in);
    if (name.contains("footnotes")) return FootnotesDocument.Factory.parse(in);
    if (name.contains("endnotes")) return EndnotesDocument.Factory.parse(in);
    if (name.contains("header")) return HdrDocument.Factory.parse(in);
    return FtrDocument.Factory.parse(in);
  }
}
