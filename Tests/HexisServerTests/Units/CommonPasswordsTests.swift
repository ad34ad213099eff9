import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Passwords that are guessed first")
struct CommonPasswordsTests {
    @Test(
        "are those on everybody's list, and what digits, signs and capitals make of them",
        arguments: [
            "password", "Password1!", "p4ssw0rd", "P@$$w0rd", "passwordpassword", "password2026", "12345678",
            "19871224", "0151 2345678", "qwertyuiop", "qwertz123", "asdf1234",
            "123qweasd", "1q2w3e4r5t", "zyxwvuts", "aaaaaaaa", "abcabcabc", "12341234", "iloveyou",
            "I love you!", "trustno1", "sunshine", "Schatzi99", "!!dragon!!", "m1chael1", "maria123",
            "hexis2026", "correcthorsebatterystaple", "letmein!!!",
        ])
    func common(_ password: String) {
        #expect(isCommon(password, of: "nadja"))
    }

    @Test(
        "and one's own user name, however it is written", arguments: ["zaphod42", "ZAPHOD!!", "zaphodzaphod"])
    func userName(_ password: String) {
        #expect(isCommon(password, of: "Zaphod"))
        #expect(!isCommon(password, of: "nadja"))
    }

    @Test(
        "sentences and what chance makes are none of them",
        arguments: [
            "correct horse", "a long sentence", "another sentence", "dragon ate my lamp", "pass wörd und so",
            "vT8#qLm2", "kq93hzpw", "4716309285513", "summer makes me sneeze", "пароль-не-скажу",
            "xkcdxkcd9tree", "dragon83746291847",
        ])
    func uncommon(_ password: String) {
        #expect(!isCommon(password, of: "maria"))
    }

    @Test("the list is in small letters, and holds nothing that a rule covers")
    func list() {
        #expect(CommonPasswords.words.count > 1500)
        for word in CommonPasswords.words { #expect(word == word.lowercased(), "\(word)") }
    }
}
